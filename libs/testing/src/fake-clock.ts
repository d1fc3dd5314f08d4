import type { Clock } from '#libs/platform';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  private instant: number;

  constructor(start: Date | string = '2026-11-20T10:00:00.000Z') {
    this.instant = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  advance(milliseconds: number): void {
    this.instant += milliseconds;
  }

  set(instant: Date | string): void {
    this.instant = new Date(instant).getTime();
  }
}
