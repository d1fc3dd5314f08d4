/** The lane of a member, by a hash of the id (FNV-1a). Upper and lower case of a UUID are one member. */
export function laneOf(memberId: string, lanes: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < memberId.length; at++) {
    hash = Math.imul(hash ^ (memberId.charCodeAt(at) | 0x20), 0x01000193);
  }
  return (hash >>> 0) % lanes;
}
