import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { Public, RawAnswer } from '#libs/platform';
import { PlayToken } from '../play/play-token.decorator.js';
import { DiceService, type DiceResult, type DiceState } from './dice.service.js';
import { DiceBetRequest, OpenDiceRequest } from './dto/transfer-wallet.request.js';
import { dicePage, dicePageScript } from './page/dice-page.js';

/** What the page of the dice games calls. Public to the guard; the token of our own session decides. */
@Controller('transfer-wallet')
export class DiceController {
  constructor(private readonly dice: DiceService) {}

  @Public()
  @RawAnswer()
  @Get('page')
  @Header('content-type', 'text/html; charset=utf-8')
  page(): string {
    return dicePage;
  }

  @Public()
  @RawAnswer()
  @Get('page.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  script(): string {
    return dicePageScript;
  }

  @Public()
  @Post('session')
  open(@Body() { ticket }: OpenDiceRequest): Promise<{ token: string } & DiceState> {
    return this.dice.open(ticket);
  }

  @Public()
  @Get('state')
  state(@PlayToken() token: string | undefined): Promise<DiceState> {
    return this.dice.state(token ?? '');
  }

  @Public()
  @Post('bet')
  bet(@PlayToken() token: string | undefined, @Body() body: DiceBetRequest): Promise<DiceResult> {
    return this.dice.bet(token ?? '', body);
  }
}
