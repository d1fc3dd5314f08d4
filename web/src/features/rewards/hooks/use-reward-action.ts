import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/http';
import { toast } from '~/ui/toast';
import { everyReward } from '../api/rewards.api';

/** A click that brings a reward: says the result, and reads again what it changed. Refusals are worded by the server. */
export function useRewardAction<A, R>(act: (argument: A) => Promise<R>, said: (result: R) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result) => toast(said(result), 'win'),
    onError: (error) => toast(error instanceof ApiError ? error.message : String(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: everyReward.queryKey }),
  });
}
