import { create } from 'zustand';

/** What was typed into the header's short form, until the modal takes it over. Memory only. */
interface LoginDraft {
  username: string;
  password: string;
  put: (username: string, password: string) => void;
  take: () => { username: string; password: string };
}

export const useLoginDraft = create<LoginDraft>((set, get) => ({
  username: '',
  password: '',
  put: (username, password) => set({ username, password }),
  take: () => {
    const { username, password } = get();
    set({ username: '', password: '' });
    return { username, password };
  },
}));
