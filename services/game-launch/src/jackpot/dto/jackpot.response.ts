import { ApiProperty } from '@nestjs/swagger';
import { NamesResponse } from '../../catalogue/dto/menu.response.js';

export class JackpotResponse {
  @ApiProperty() vassalage!: string;
  @ApiProperty({ example: 'mini' }) pool!: string;
  @ApiProperty({ example: '1250000.00' }) amount!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '1000000.00',
    description: 'it falls by then at the latest',
  })
  mustDropBy!: string | null;
}

export class JackpotWinnerResponse {
  @ApiProperty() vassalage!: string;
  @ApiProperty({ example: 'mini' }) pool!: string;
  @ApiProperty({ example: 'se****88' }) account!: string;
  @ApiProperty({ type: NamesResponse }) gameName!: NamesResponse;
  @ApiProperty({ example: '1250000.00' }) amount!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
}

export class JackpotBoardResponse {
  @ApiProperty() currency!: string;
  @ApiProperty({ type: [JackpotResponse], description: 'pools of real money, the smallest first' })
  pools!: JackpotResponse[];
  @ApiProperty({ type: [String], description: 'the games that feed them' }) gameIds!: string[];
  @ApiProperty({ type: [JackpotWinnerResponse] }) winners!: JackpotWinnerResponse[];
}

export class JackpotDayResponse {
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty({ example: '1250000.00' }) share!: string;
}

export class ReportedPoolResponse extends JackpotResponse {
  @ApiProperty({ enum: ['REAL', 'PLAY'] }) mode!: 'REAL' | 'PLAY';
  @ApiProperty({ example: '1250000.00' }) seed!: string;
  @ApiProperty({ example: '-1250000.00', description: 'what the ledger should hold' }) balance!: string;
  @ApiProperty({ type: [JackpotDayResponse] }) days!: JackpotDayResponse[];
}

export class ReportedAwardResponse {
  @ApiProperty() vassalage!: string;
  @ApiProperty({ enum: ['REAL', 'PLAY'] }) mode!: 'REAL' | 'PLAY';
  @ApiProperty({ example: 'mini' }) pool!: string;
  @ApiProperty() roundId!: string;
  @ApiProperty({ example: '1250000.00' }) amount!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
}

export class JackpotReportResponse {
  @ApiProperty({ type: [ReportedPoolResponse] }) pools!: ReportedPoolResponse[];
  @ApiProperty({ type: [ReportedAwardResponse] }) awards!: ReportedAwardResponse[];
  @ApiProperty({ type: [String], description: 'vendors that did not answer' }) silent!: string[];
}
