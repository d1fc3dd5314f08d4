export { useSecondsLeft } from '~/lib/seconds-left';
