import type { WhitelabelNode } from '#libs/events';
import type { BrandConfiguration, RegisterRules } from './brand.configuration.js';

type Tree = { readonly [modId: string]: Tree };

/** The tree of all switches. A new one is off until a brand turns it on. */
const switches = {
  REGISTER3: { USERNAMEREG3: {}, DIRECTREG3: {}, MOBILENUMREG3: {}, REGMOBVERF3: {}, MOBILENUMPASSREG3: {} },
  LOGIN3: { MOBILEVERCODELOGIN3: {}, CHNGPASSVERIF3: {}, PWDEXPFORCECHANGE3: {} },
  // Codes by the external phone service; on only if one is configured.
  PHONEAUTH3: {},
  FREEPLAY3: {},
  MEMBERCENTER3: {
    DEPOSIT3: {},
    WITHDRAW3: {},
    TRANSFERUPLINE3: {},
    MANPLAYREB3: {},
    BONUSDETAILS3: {},
    REWARDCENTER3: {},
    REDRAIN3: {},
    MESSAGE3: {},
  },
  AGENTCENTER3: { TEAMOVERVIEW3: {}, TEAMPROFITLOSS3: {}, TEAMBETTING3: {} },
} satisfies Tree;

type NamesOf<T> = { [K in keyof T & string]: K | NamesOf<T[K]> }[keyof T & string];
export type SwitchName = NamesOf<typeof switches>;

/** Settings that stand outside the tree. */
const settings = {
  loginedToHomePage: false,
  smsEnabled: false,
  bankAccountNameCheck: false,
  creditMode: false,
  // Whether every withdrawal needs a verified identity; the wallet's own rules hold besides.
  identityCheck: false,
  manualRebate: false,
  // Off where the brand has vendors with a wallet of their own, which members move money to and from.
  singleWallet: true,
};

type FieldRule = RegisterRules[string];
export const fieldRule = (over: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: false,
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  ...over,
});
const hidden = (patternId = 0) => fieldRule({ enabled: false, patternId });

/** Fields of the registration form that a brand may show. */
const fields = {
  username: fieldRule({ required: true, patternId: 1, minLength: 6, maxLength: 16 }),
  password: fieldRule({ required: true, minLength: 8, maxLength: 64 }),
  paymentPassword: hidden(6),
  payeeName: hidden(8),
  nickname: hidden(),
  birthday: hidden(),
  email: hidden(3),
  mobileNum: hidden(6),
  qqNum: hidden(6),
  line: hidden(9),
  whatsapp: hidden(9),
  facebook: hidden(9),
  zalo: hidden(9),
  wechat: hidden(9),
  idNumber: hidden(4),
  recommenderId: hidden(4),
  affiliateCode: hidden(9),
} satisfies RegisterRules;

export const switchesWith = (on: readonly SwitchName[]): WhitelabelNode[] => nodesOf(switches, new Set(on));
export const settingsWith = (over: Partial<typeof settings>): Record<string, boolean> => ({
  ...settings,
  ...over,
});
export const rulesWith = (over: Partial<Record<keyof typeof fields, FieldRule>>): RegisterRules => ({
  ...fields,
  ...over,
});

/** With what has come to be since the brand was stored, so that an operator finds it and can turn it on: it is off until then. */
export function completed(stored: BrandConfiguration): BrandConfiguration {
  const known = new Set(stored.whitelabel.flatMap(namesOf));
  return {
    ...stored,
    whitelabel: withMissing(stored.whitelabel, nodesOf(switches, new Set()), known),
    settings: { ...settings, ...stored.settings },
    registerRules: { ...fields, ...stored.registerRules },
  };
}

/** A brand may have a switch elsewhere than here: it has it then. */
function withMissing(
  stored: readonly WhitelabelNode[],
  all: readonly WhitelabelNode[],
  known: ReadonlySet<string>,
): WhitelabelNode[] {
  const grown = stored.map((node) => {
    const children = all.find(({ modId }) => modId === node.modId)?.childrenNodes;
    return children
      ? { ...node, childrenNodes: withMissing(node.childrenNodes ?? [], children, known) }
      : node;
  });
  const missing = all
    .filter(({ modId }) => !known.has(modId))
    .map((node) =>
      node.childrenNodes ? { ...node, childrenNodes: withMissing([], node.childrenNodes, known) } : node,
    );
  return [...grown, ...missing];
}

function nodesOf(tree: Tree, on: ReadonlySet<string>): WhitelabelNode[] {
  return Object.entries(tree).map(([modId, below]) => {
    const childrenNodes = nodesOf(below, on);
    return { modId, enabled: on.has(modId) ? '1' : '0', ...(childrenNodes.length > 0 && { childrenNodes }) };
  });
}

export function namesOf(node: WhitelabelNode): string[] {
  return [node.modId, ...(node.childrenNodes ?? []).flatMap(namesOf)];
}
