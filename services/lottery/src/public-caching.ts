import { Header } from '@nestjs/common';

/** Of an answer that changes with every draw; the web app reads again later than this after an event. */
export const CachedBriefly = (): MethodDecorator => Header('cache-control', 'public, max-age=2');

/** Of an answer that changes with an operator’s decision or a version of the platform. */
export const CachedForAMinute = (): MethodDecorator => Header('cache-control', 'public, max-age=60');
