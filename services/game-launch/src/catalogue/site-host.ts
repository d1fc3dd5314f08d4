/** The host by which the browser reached the site, as the gateway passes it on. */
export function siteHost(headers: Record<string, string | undefined>): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  if (forwarded === undefined || !URL.canParse(`http://${forwarded}`)) return undefined;
  return new URL(`http://${forwarded}`).hostname;
}
