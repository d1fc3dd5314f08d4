import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQueries, type AvatarInfo } from '~/features/session';
import { accountApi, accountQueries } from '../api/account.api';

/** What the checklist says follows from every change of the account. */
export function useSecurityChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: accountQueries.security().queryKey });
}

export function useChangeProfile() {
  const client = useQueryClient();
  const changed = useSecurityChanged();
  return useMutation({
    mutationFn: accountApi.changeProfile,
    onSuccess: async (profile) => {
      client.setQueryData(accountQueries.profile().queryKey, profile);
      await Promise.all([
        changed(),
        client.invalidateQueries({ queryKey: sessionQueries.member().queryKey }),
      ]);
    },
  });
}

export function useChangeAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: string | File) =>
      typeof wanted === 'string' ? accountApi.chooseAvatar(wanted) : accountApi.uploadAvatar(wanted),
    onSuccess: (avatar: AvatarInfo) => client.setQueryData(sessionQueries.avatar().queryKey, avatar),
  });
}
