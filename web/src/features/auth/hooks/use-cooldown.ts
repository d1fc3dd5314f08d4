export { useCooldown } from '~/lib/cooldown';
