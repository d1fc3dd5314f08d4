import { Module } from '@nestjs/common';
import { NumeroController } from './numero.controller.js';
import { NumeroRepository } from './numero.repository.js';
import { NumeroService } from './numero.service.js';

@Module({ controllers: [NumeroController], providers: [NumeroService, NumeroRepository] })
export class NumeroModule {}
