import { Inject, type FactoryProvider, type Type } from '@nestjs/common';
import type { ObjectLiteral, Repository } from 'typeorm';
import { Pool } from '#libs/database';

/** Providers of a feature's entities; the service lists the same entities in its `dataSource`. */
export function provideRepositories(...entities: Type<ObjectLiteral>[]): FactoryProvider[] {
  return entities.map((entity) => ({
    provide: tokenOf(entity),
    useFactory: (pool: Pool): Repository<ObjectLiteral> => pool.repositoryOf(entity),
    inject: [Pool],
  }));
}

/** Injects TypeORM's `Repository` of an entity. Inside a transaction it is used as `tx.withRepository(repository)`. */
export const InjectRepository = (entity: Type<ObjectLiteral>): ParameterDecorator => Inject(tokenOf(entity));

const tokenOf = (entity: Type<ObjectLiteral>): string => `Repository<${entity.name}>`;
