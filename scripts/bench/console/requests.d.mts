export function kindsOf(members: number, pageSize: number): Record<string, (turn: number) => string>;
export function figuresOf(times: Record<string, number[]>, aim: number): Record<string, number | string[]>;
