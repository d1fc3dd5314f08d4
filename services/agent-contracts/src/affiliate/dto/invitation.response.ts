import { ApiProperty } from '@nestjs/swagger';

/** An agent's invitation code and the members who used it. */
export class InvitationResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null before the agent has one, or where it is switched off',
  })
  code!: string | null;

  @ApiProperty({ description: 'members whom the agent has brought himself' })
  direct!: number;

  @ApiProperty({ description: 'these, and all below them' })
  team!: number;
}
