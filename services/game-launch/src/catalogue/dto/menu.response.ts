import { ApiProperty } from '@nestjs/swagger';

export class NamesResponse {
  @ApiProperty() vi!: string;
  @ApiProperty() en!: string;
}

export class VendorCardResponse {
  @ApiProperty() vassalage!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: String, nullable: true }) smallIcon!: string | null;
  @ApiProperty() isHot!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'what a press on the vendor launches' })
  firstGameId!: string | null;
  @ApiProperty() maintenance!: boolean;
}

export class VendorResponse extends VendorCardResponse {
  @ApiProperty({ type: [String] }) gameTypes!: string[];
}

export class VendorTypesResponse {
  @ApiProperty() vassalage!: string;
  @ApiProperty({ type: [String] }) gameTypes!: string[];
}

export class MenuResponse {
  @ApiProperty() gameType!: string;
  @ApiProperty({ type: NamesResponse }) name!: NamesResponse;
  @ApiProperty({ type: [String], description: 'the kinds of tables that there are, in their order' })
  classes!: string[];
  @ApiProperty({ type: [VendorCardResponse] }) vendors!: VendorCardResponse[];
}
