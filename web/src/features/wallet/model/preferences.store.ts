import { create } from 'zustand';
import { localStore } from '~/lib/storage';

const KEY = 'balanceHidden';

interface Preferences {
  hidden: boolean;
  toggle: () => void;
}

/** The eye is one for all places that show the balance. */
export const useBalanceHidden = create<Preferences>((set, get) => ({
  hidden: localStore.get(KEY) === '1',
  toggle: () => {
    const hidden = !get().hidden;
    localStore.set(KEY, hidden ? '1' : '0');
    set({ hidden });
  },
}));
