export { Jackpots } from './components/jackpots';
export { useTopJackpot } from './hooks/use-top-jackpot';
