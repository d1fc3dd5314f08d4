export function replacedOnce(text: string, from: string, to: string): string;
