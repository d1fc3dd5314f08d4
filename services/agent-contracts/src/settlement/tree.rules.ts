interface Node {
  agentId: string;
  uplineId: string | null;
}

/** The agent at the top of each agent's tree, among the nodes given. */
export function topsOf(nodes: readonly Node[]): Map<string, string> {
  const above = new Map(nodes.map(({ agentId, uplineId }) => [agentId, uplineId]));
  const tops = new Map<string, string>();
  for (const { agentId } of nodes) {
    const path: string[] = [];
    let at = agentId;
    while (!tops.has(at)) {
      path.push(at);
      const upline = above.get(at) ?? null;
      if (upline === null || !above.has(upline)) {
        tops.set(at, at);
        break;
      }
      at = upline;
    }
    for (const one of path) tops.set(one, tops.get(at)!);
  }
  return tops;
}
