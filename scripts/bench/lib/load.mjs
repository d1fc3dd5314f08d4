/** One run of autocannon; any answer but 2xx voids the whole measurement. Each connection begins with another request of the list. */
export async function load({ url, requests, keeps = false }, duration, connections) {
  const { default: autocannon } = await import('autocannon');
  const kept = [];
  let clients = 0;
  let answers = 0;
  const result = await autocannon({
    ...{ url, connections, duration, requests: [requests[0]] },
    setupClient: (client) => {
      const from = Math.floor((clients++ * requests.length) / connections);
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      if (keeps)
        client.on('body', (body) => {
          if (answers++ % 100 === 0) kept.push(String(body));
        });
    },
  });
  const { errors, timeouts, non2xx, statusCodeStats } = result;
  const answered = result['2xx'];
  if (errors || timeouts || non2xx || !answered)
    throw new Error(
      `void: ${url} gave ${answered} good answers, ${non2xx} others, ${errors} errors: ${JSON.stringify(statusCodeStats)}`,
    );
  return { rate: answered / result.duration, answered, kept };
}
