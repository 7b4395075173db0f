import type { Output } from './output.js';

const firstShownAfter = 500;
const shownEvery = 100;

/** A line on the terminal with the progress of long work. It is removed when the work ends, and before messages are written. */
export class Progress {
  private readonly output: Output;
  private readonly isShown: () => boolean;
  private readonly start = Date.now();
  private next = this.start + firstShownAfter;
  private isDrawn = false;

  /** @param isShown whether standard error is a terminal, and the output goes elsewhere; called when work takes long */
  constructor(output: Output, isShown: () => boolean) {
    this.output = output;
    this.isShown = isShown;
  }

  async show(lines: number, failed: number): Promise<void> {
    const now = Date.now();
    if (now < this.next || !this.isShown()) return;
    this.next = now + shownEvery;
    this.isDrawn = true;
    const perSecond = Math.round((lines / (now - this.start)) * 1000);
    await this.draw(`${grouped(lines)} lines, ${grouped(failed)} failed, ${grouped(perSecond)} a second`);
  }

  async clear(): Promise<void> {
    if (!this.isDrawn) return;
    this.isDrawn = false;
    await this.draw('');
  }

  private async draw(text: string): Promise<void> {
    await this.output.write(`\r\x1b[K${text}`).catch(() => {});
  }
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}
