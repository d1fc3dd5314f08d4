import { describe, expect, it } from 'vitest';
import { hasAgentCentre, seesAgentEntry, type AccountType } from '~/features/session';
import {
  AGENT_SUBJECTS,
  agentPageShows,
  firstPage,
  shownPages,
  type AgentSubject,
  type ContractType,
} from '../model/menu.rules';

const situation = (flags: string[] = [], contracts: ContractType[] = [], type: AccountType | null = 1) => ({
  isOn: (flag: string) => ['AGENTCENTER3', ...flags].includes(flag),
  contracts: new Set(contracts),
  type,
});

describe('the menu of the agent centre', () => {
  it.each([
    [null, false, false],
    [0, false, false],
    [1, true, true],
    [2, true, true],
    [4, false, true],
    [41, true, true],
    [42, true, true],
  ] as const)(
    'SPEC-4.2 SPEC-6.3 SPEC-6.4 type %s has it: %s, and sees the way to it: %s',
    (type, has, sees) => {
      expect([hasAgentCentre(type), seesAgentEntry(type)]).toEqual([has, sees]);
      const everything = situation(
        ['TEAMOVERVIEW3', 'TEAMBETTING3', 'TEAMPROFITLOSS3'],
        ['dividend', 'daily', 'hourly', 'realTime'],
        type,
      );
      expect(shownPages(AGENT_SUBJECTS, everything)).toEqual(has ? [...AGENT_SUBJECTS] : []);
    },
  );

  it.each<[AgentSubject, string]>([
    ['agentTeamOverview', 'TEAMOVERVIEW3'],
    ['teamBetting', 'TEAMBETTING3'],
    ['userProfitLoss', 'TEAMPROFITLOSS3'],
  ])('SPEC-6.6 %s shows where %s is on', (page, flag) => {
    expect([agentPageShows(page, situation()), agentPageShows(page, situation([flag]))]).toEqual([
      false,
      true,
    ]);
  });

  it.each<[AgentSubject, ContractType]>([
    ['dividendRecord', 'dividend'],
    ['dailyWages', 'daily'],
    ['hourlySalary', 'hourly'],
    ['realTimeSalary', 'realTime'],
  ])('SPEC-6.6 %s shows where contracts of the kind %s are enabled', (page, contract) => {
    expect(agentPageShows(page, situation())).toBe(false);
    expect(agentPageShows(page, situation([], [contract]))).toBe(true);
    const others = (['dividend', 'daily', 'hourly', 'realTime'] as const).filter((one) => one !== contract);
    expect(agentPageShows(page, situation([], others))).toBe(false);
  });

  it('SPEC-6.6 shows the rest to every agent, and nothing where the brand has no agents', () => {
    expect(shownPages(AGENT_SUBJECTS, situation())).toEqual([
      ...['announcement', 'registerCenter', 'downlineManagement', 'myIncome', 'downlineTransactions'],
    ]);
    expect(shownPages(AGENT_SUBJECTS, { ...situation(), isOn: () => false })).toEqual([]);
  });

  it('SPEC-2.9 opens the overview of the team first, or the first page there is', () => {
    const first = (flags: string[]) =>
      firstPage(shownPages(AGENT_SUBJECTS, situation(flags)).map((key) => ({ key })))?.key;
    expect(first(['TEAMOVERVIEW3'])).toBe('agentTeamOverview');
    expect(first([])).toBe('announcement');
    expect(firstPage([])).toBeNull();
  });
});
