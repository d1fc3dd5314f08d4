import type { ServiceName } from '#libs/config';

/** Selects the rate limit of a call; see limits/limits.ts. */
export type RouteClass = 'hot' | 'read' | 'write' | 'credentials' | 'provider' | 'upload';

/**
 * One line of the route table. `open`: guests may call it; `session`: requires a session; `fund-password`: a session and the
 * fund password; `second-factor`: these, and the code of the member's authenticator, if there is one. The call is the method and the path; the class is `read` for GET and `write` for others unless it is named.
 */
export type Call = readonly [
  access: 'open' | 'session' | 'fund-password' | 'second-factor',
  call: string,
  routeClass?: RouteClass,
];

/** Three pictures of 5 MB and their form; all other bodies are small. */
export const largestUploadBody = 16 * 1024 * 1024;

/** An internal call of the owner that answers many members at once, in the order asked. */
export interface SharedCall {
  owner: ServiceName;
  path: string;
  /** Whether members send bodies: the owner then gets each body and the page it was sent from. */
  withBodies: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/wps/v2/deposits/:id`. */
  path: string;
  owner: ServiceName;
  class: RouteClass;
  /**
   * Whether the gateway requires a session. The owner's route decides; requiring it here keeps requests without a
   * session away from the owner.
   */
  session: 'required' | 'optional';
  /** The body carries `fundPassword`: auth verifies it, and the owner never receives it. */
  fundPassword?: true;
  /** A member with an authenticator seals its code in with the fund password. */
  secondFactor?: true;
  /** Open to a session whose password has to be changed before anything else. */
  whilePasswordDue?: true;
  /** Set for very frequent calls, which members share. */
  shared?: SharedCall;
}
