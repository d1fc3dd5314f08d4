import { ApiProperty } from '@nestjs/swagger';
import { contractTypes, type ContractType } from '../../terms/tier.rules.js';
import { agentKinds, type AgentKind } from '../consolidated.rules.js';

const request = {
  enum: [0, 1, 2],
  description: 'what waits for the caller: 0 nothing, 1 an offer, 2 an end of the contract',
};

export class ConsolidatedFunds {
  @ApiProperty({ example: '1250000.00', description: 'total, held amounts included' })
  sumBalance!: string;

  @ApiProperty({ example: '0.00' })
  held!: string;

  @ApiProperty({ example: '1250000.00', description: 'the total less what is held' })
  available!: string;

  @ApiProperty({ example: '1250000.00', description: 'what can be paid out now' })
  withdrawable!: string;

  @ApiProperty({ example: '0.00', description: 'turnover still required before a withdrawal' })
  turnoverLeft!: string;

  @ApiProperty({ example: 'VND' })
  currency!: string;
}

export class ConsolidatedResponse {
  @ApiProperty({
    enum: agentKinds,
    description: '0 member, 1 agent, 2 top agent; a sub-agent as the agent above',
  })
  agent!: AgentKind;

  @ApiProperty()
  funds!: ConsolidatedFunds;

  @ApiProperty({
    enum: contractTypes,
    isArray: true,
    description: 'types of which the caller has a contract',
  })
  types!: ContractType[];

  @ApiProperty(request)
  dailysalreqtype!: number;

  @ApiProperty(request)
  divtypereq!: number;

  @ApiProperty(request)
  contracthoursalreq!: number;

  @ApiProperty(request)
  realtimesalreqtype!: number;
}
