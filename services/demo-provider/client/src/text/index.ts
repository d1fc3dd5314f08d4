import type { Language } from '../../../src/play/dto/play.contract.js';
import { en } from './en';
import { vi, type Texts } from './vi';

export type { Texts };

export const textsOf = (language: Language): Texts => (language === 'vi' ? vi : en);
