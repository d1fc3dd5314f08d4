import { Controller, Delete, Get, Headers, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { languageOf, pageOf } from '#libs/platform';
import { MessageParameter, MessageQuery } from './dto/message.request.js';
import { MessagePage, MessageResponse, UnreadCountResponse } from './dto/message.response.js';
import { MessageService } from './message.service.js';

@Controller('wps')
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @Get('relay/CSP_unreadCount')
  @Permission('session')
  @ApiOkResponse({ type: UnreadCountResponse })
  async countUnread(@MemberId() memberId: string): Promise<UnreadCountResponse> {
    return { unreadCount: await this.messages.unread(memberId) };
  }

  @Get('v2/messages')
  @Permission('member')
  @ApiOkResponse({ type: MessagePage })
  async list(
    @MemberId() memberId: string,
    @Query() query: MessageQuery,
    @Headers('accept-language') language?: string,
  ): Promise<MessagePage> {
    const unreadOnly = query.unread === 'true';
    const { list, total } = await this.messages.list(memberId, { ...query, unreadOnly });
    return pageOf(
      list.map((row) => MessageResponse.of(row, languageOf(language))),
      query,
      total,
    );
  }

  /** Marks all messages as read. */
  @Put('v2/messages/read')
  @Permission('member')
  @ApiOkResponse({ type: UnreadCountResponse })
  async readAll(@MemberId() memberId: string): Promise<UnreadCountResponse> {
    await this.messages.readAll(memberId);
    return { unreadCount: await this.messages.unread(memberId) };
  }

  @Put('v2/messages/:id/read')
  @Permission('member')
  @ApiOkResponse({ type: UnreadCountResponse })
  async read(@MemberId() memberId: string, @Param() { id }: MessageParameter): Promise<UnreadCountResponse> {
    await this.messages.read(memberId, id);
    return { unreadCount: await this.messages.unread(memberId) };
  }

  @Delete('v2/messages/:id')
  @Permission('member')
  @ApiOkResponse({ type: UnreadCountResponse })
  async delete(
    @MemberId() memberId: string,
    @Param() { id }: MessageParameter,
  ): Promise<UnreadCountResponse> {
    await this.messages.delete(memberId, id);
    return { unreadCount: await this.messages.unread(memberId) };
  }
}
