import { Inject, type FactoryProvider, type Type } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type Repository } from 'typeorm';

/** Providers of a feature's entities; the service lists the same entities in its `dataSource`. */
export function provideRepositories(...entities: Type<ObjectLiteral>[]): FactoryProvider[] {
  return entities.map((entity) => ({
    provide: tokenOf(entity),
    useFactory: (source: DataSource): Repository<ObjectLiteral> => source.getRepository(entity),
    inject: [DataSource],
  }));
}

/** Injects TypeORM's `Repository` of an entity. Inside a transaction it is used as `tx.withRepository(repository)`. */
export const InjectRepository = (entity: Type<ObjectLiteral>): ParameterDecorator => Inject(tokenOf(entity));

const tokenOf = (entity: Type<ObjectLiteral>): string => `Repository<${entity.name}>`;
