export function expectEqual(line: number, actual: unknown, expected: unknown): void;
export function expectThrow(line: number, action: () => unknown, type: unknown): void;
