import type { Page } from 'puppeteer-core';

/**
 * How long a page blocks while it shows an input, in readings: the time that a loop takes to read each code unit of the input once. Other programs of
 * the machine slow both as much.
 */
export function readingsToShow(page: Page, text: string): Promise<number> {
  return page.evaluate((value) => {
    // The best of several turns: other programs only make them slower.
    const bestOf = (turns: number, work: (turn: number) => void): number => {
      const times = Array.from({ length: turns }, (_, turn) => {
        const start = performance.now();
        work(turn);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    const field = document.getElementById('input') as HTMLTextAreaElement;
    const shown = bestOf(3, (turn) => {
      field.value = `${value}${turn}`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    let sum = 0;
    const tenReadings = bestOf(5, () => {
      for (let i = 0; i < 10 * value.length; i++) sum += value.charCodeAt(i % value.length);
    });
    return sum > 0 ? (10 * shown) / tenReadings : 0;
  }, text);
}
