import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PhoneNumber } from '~/features/session';
import { ApiError } from '~/lib/http';
import { throttle } from '~/lib/throttle';
import type { CodeRoute } from './use-code-route';
import { useCooldown } from '~/lib/cooldown';

/** Sending is throttled to once per second (specification 5.4, 9). */
export const SEND_THROTTLE_MS = 1_000;
const SECONDS_PER_MINUTE = 60;

/** The send button of a code field: one message, then a cooldown that survives the dialog and a reload. */
export function useSmsCode(route: CodeRoute) {
  const wait = useCooldown(`sms:${route.purpose}`);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { begin } = wait;
  const { mutate, isPending, data } = useMutation({
    mutationFn: (phone: PhoneNumber) => route.send(phone),
    onSuccess: ({ expiredMinutes }) => begin(expiredMinutes * SECONDS_PER_MINUTE),
    onError: (error) => {
      setRefusal(error);
      if (error instanceof ApiError && error.retryAfterSeconds) begin(error.retryAfterSeconds);
    },
  });
  const sendNow = useMemo(() => throttle(mutate, SEND_THROTTLE_MS), [mutate]);
  return {
    secondsLeft: wait.secondsLeft,
    pending: isPending,
    minutes: data?.expiredMinutes,
    refusal,
    dismiss: () => setRefusal(null),
    send: (phone: PhoneNumber) => sendNow(phone),
  };
}
