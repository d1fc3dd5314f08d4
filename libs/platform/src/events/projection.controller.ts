import { Body, Controller, Get, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { ProjectionParameter, RebuildRequest } from './dto/projection.request.js';
import {
  ProjectionListResponse,
  ProjectionRunListResponse,
  ProjectionRunResponse,
} from './dto/projection.response.js';
import { ProjectionsService } from './projections.service.js';

/** Services whose tables are computed from events of others. */
export const projectingServices: readonly ServiceName[] = [
  'points',
  'promotions',
  'agent-contracts',
  'game-launch',
];

/** The projections of one service, under a path that names it. */
export function projectionController(service: ServiceName): Type {
  @Controller(`wps/v2/ops/projections/${service}`)
  @Operator('events')
  class ProjectionController {
    constructor(private readonly projections: ProjectionsService) {}

    @Get()
    @ApiOkResponse({ type: ProjectionListResponse })
    async list(): Promise<ProjectionListResponse> {
      const list = await this.projections.list();
      return {
        list: list.map(({ name, last }) => ({ name, last: last ? ProjectionRunResponse.of(last) : null })),
      };
    }

    /** The newest runs, the last one first. */
    @Get(':name/rebuild')
    @ApiOkResponse({ type: ProjectionRunListResponse })
    async runs(@Param() { name }: ProjectionParameter): Promise<ProjectionRunListResponse> {
      return { list: (await this.projections.history(name)).map(ProjectionRunResponse.of) };
    }

    /** Starts a rebuild and answers before it ends. */
    @Post(':name/rebuild')
    @HttpCode(200)
    @ApiOkResponse({ type: ProjectionRunResponse })
    async rebuild(
      @Param() { name }: ProjectionParameter,
      @Body() { reason }: RebuildRequest,
      @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    ): Promise<ProjectionRunResponse> {
      return ProjectionRunResponse.of(await this.projections.start(name, operatorId, reason));
    }
  }
  return ProjectionController;
}
