/** A server that the caller runs, named by KAFKA_BROKERS or REDIS_URL. It is used and left as it is. */
export const given = {
  name: 'given',
  answers: async (kind) => Boolean(addressOf(kind)),
  start: async (kind) => ({
    address: addressOf(kind),
    from: kind === 'kafka' ? 'KAFKA_BROKERS' : 'REDIS_URL',
    stop: async () => undefined,
  }),
};

const addressOf = (kind) => (kind === 'kafka' ? process.env.KAFKA_BROKERS : process.env.REDIS_URL) ?? '';
