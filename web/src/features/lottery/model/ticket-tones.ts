import type { TagTone } from '~/ui/chip';
import type { Order } from '../api/lottery.api';

export const TICKET_TONES: Partial<Record<Order['tickets'][number]['state'], TagTone>> = {
  WON: 'win',
  OPEN: 'info',
  REFUSED: 'loss',
};
