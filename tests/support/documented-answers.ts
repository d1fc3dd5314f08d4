import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '#libs/config';
import { createDocument, type ServiceDefinition } from '#libs/platform';
import { mergeDocuments, type ServiceDocument } from '../../services/gateway/src/openapi/merge-documents.js';
import { routes } from '../../services/gateway/src/routes/route-table.js';

interface Answer {
  method: string;
  /** As the router has it: `/wps/v2/deposits/:id`. */
  route: string;
  status: number;
  body?: unknown;
}

type Responses = Record<string, { description?: string; content?: Record<string, unknown> }>;

const json = 'application/json';
/** More would only repeat what is wrong. */
const mostFaults = 40;

/**
 * Compares what the services of a platform answer with the documents that they publish: the status and the code of a refusal
 * are documented, and the body is of the documented form.
 */
export class DocumentedAnswers {
  private readonly apps = new Map<ServiceName, [ServiceDefinition, NestFastifyApplication]>();
  private readonly documents = new Map<ServiceName, PublishedDocument>();
  private readonly found = new Set<string>();

  /** The same service, whose answers are looked at. */
  watching(definition: ServiceDefinition): ServiceDefinition {
    const { name } = definition;
    return {
      ...definition,
      tune: async (app, config) => {
        this.apps.set(name, [definition, app]);
        app
          .getHttpAdapter()
          .getInstance()
          .addHook('onSend', (request, reply, payload, done) => {
            const route = request.routeOptions.url;
            const isJson = String(reply.getHeader('content-type') ?? '').startsWith(json);
            const text =
              isJson && (typeof payload === 'string' || Buffer.isBuffer(payload)) && String(payload);
            if (route !== undefined)
              this.check(name, {
                method: request.method,
                route,
                status: reply.statusCode,
                ...(text && { body: JSON.parse(text) as unknown }),
              });
            done(null, payload);
          });
        await definition.tune?.(app, config);
      },
    };
  }

  /** Throws if anything was answered that the documents do not say. */
  expectAll(): void {
    if (this.found.size > 0) throw new Error(`answers that no document has:\n${[...this.found].join('\n')}`);
  }

  private check(service: ServiceName, answer: Answer): void {
    const fault = this.documentOf(service).faultOf(answer);
    if (fault === undefined || this.found.size >= mostFaults) return;
    this.found.add(`${service} ${answer.method} ${answer.route} ${answer.status}: ${fault}`);
  }

  private documentOf(service: ServiceName): PublishedDocument {
    const known = this.documents.get(service);
    if (known) return known;
    const document = new PublishedDocument(service === 'gateway' ? this.merged() : this.own(service));
    this.documents.set(service, document);
    return document;
  }

  private own(service: ServiceName): ServiceDocument {
    const [definition, app] = this.apps.get(service)!;
    return createDocument(app, definition) as unknown as ServiceDocument;
  }

  private merged(): ServiceDocument {
    const owners = [...new Set(routes.map(({ owner }) => owner))];
    const documents = owners.map((owner) => ({ owner, document: this.own(owner) }));
    return mergeDocuments(documents, routes) as unknown as ServiceDocument;
  }
}

class PublishedDocument {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: true });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: ServiceDocument) {
    addFormats.default(this.ajv);
    this.ajv.addFormat('decimal', true);
    this.ajv.addFormat('binary', true);
    this.ajv.addSchema(document as object, 'document');
  }

  /** Undefined where the document says so, or says nothing of the route: pages, health and what is of no controller. */
  faultOf({ method, route, status, body }: Answer): string | undefined {
    const path = route.replaceAll(/:(\w+)/g, '{$1}');
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (!operation || status === 304) return undefined;
    const response = (operation['responses'] as Responses)[status];
    if (!response) return `the status is not documented: ${JSON.stringify(body)?.slice(0, 120)}`;
    const { code } = (body ?? {}) as { code?: string };
    if (status >= 400 && !response.description?.split(', ').includes(String(code)))
      return `the code is not documented: ${code}`;
    if (body === undefined || !response.content?.[json]) return undefined;
    const validate = this.validatorOf([path, method.toLowerCase(), 'responses', String(status)]);
    if (validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
  }

  private validatorOf(place: string[]): ValidateFunction {
    const pointer = ['paths', ...place, 'content', json, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const known = this.validators.get(pointer);
    const validator = known ?? this.ajv.compile({ $ref: `document#/${pointer}` });
    this.validators.set(pointer, validator);
    return validator;
  }
}
