/** Objects of an overlay, each broken in one way that the API server must refuse. */
export function mutations(objects) {
  const of = (kind, name) => {
    const found = objects.find((object) => object.kind === kind && (!name || object.metadata.name === name));
    if (!found) throw new Error(`no ${kind} ${name ?? ''} in the overlay`);
    return structuredClone(found);
  };
  const broken = (what, because, kind, name, change) => {
    const object = of(kind, name);
    change(object);
    return { what, because, object, whole: of(kind, name) };
  };
  const pod = () => {
    const { spec, metadata } = of('Deployment', 'wallet').spec.template;
    return {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { ...metadata, name: 'broken', namespace: 'lotus' },
      spec,
    };
  };
  const forbidden = (what, because, change) => {
    const object = pod();
    change(object.spec);
    return { what, because, object, whole: pod() };
  };
  return [
    broken(
      'a field that does not exist',
      /unknown field|field not declared/,
      'Deployment',
      'wallet',
      ({ spec }) => {
        spec.template.spec.containers[0].readynessProbe = {};
      },
    ),
    broken(
      'a selector that does not find its own pods',
      /`selector` does not match template/,
      'Deployment',
      'wallet',
      ({ spec, metadata }) => {
        metadata.name = 'wallet-other';
        spec.selector.matchLabels = { 'app.kubernetes.io/name': 'other' };
      },
    ),
    broken(
      'a negative number of replicas',
      /must be greater than or equal to 0/,
      'Deployment',
      'wallet',
      ({ spec }) => {
        spec.replicas = -1;
      },
    ),
    broken(
      'an amount of memory that is no quantity',
      /quantit|must match/,
      'Deployment',
      'wallet',
      ({ spec }) => {
        spec.template.spec.containers[0].resources.limits.memory = '1 GB';
      },
    ),
    broken(
      'a probe of a port with two names',
      /Duplicate value|duplicate/,
      'Deployment',
      'gateway',
      ({ spec }) => {
        spec.template.spec.containers[0].ports[1].name = 'http';
      },
    ),
    broken('a volume that is mounted and not there', /Not found/, 'Deployment', 'wallet', ({ spec }) => {
      spec.template.spec.volumes = [];
    }),
    broken(
      'a budget of two kinds',
      /mutually exclusive|cannot be both set/,
      'PodDisruptionBudget',
      'wallet',
      ({ spec }) => {
        spec.minAvailable = 1;
      },
    ),
    broken('a network that is none', /CIDR|cidr/, 'NetworkPolicy', 'uses-internet', ({ spec }) => {
      spec.egress[0].to[0].ipBlock.cidr = '0.0.0.0/40';
    }),
    broken('a path of an unknown type', /pathType/, 'Ingress', 'lotus', ({ spec }) => {
      spec.rules[0].http.paths[0].pathType = 'Somewhere';
    }),
    broken('a scaler of nothing', /scaleTargetRef/, 'ScaledObject', 'gateway', ({ spec }) => {
      delete spec.scaleTargetRef;
    }),
    broken(
      'a database with a field that does not exist',
      /unknown field|field not declared/,
      'Cluster',
      'wallet-database',
      ({ spec }) => {
        spec.postgresql.synchronus = spec.postgresql.synchronous;
      },
    ),
    broken(
      'a synchronous standby of an unknown method',
      /Unsupported value/,
      'Cluster',
      'wallet-database',
      ({ spec }) => {
        spec.postgresql.synchronous.method = 'some';
      },
    ),
    broken('an alert without an expression', /expr/, 'PrometheusRule', 'lotus', ({ spec }) => {
      delete spec.groups[1].rules[0].expr;
    }),
    broken('a Job that restarts for ever', /restartPolicy/, 'Job', 'secrets', ({ spec, metadata }) => {
      metadata.name = 'secrets-other';
      spec.template.spec.restartPolicy = 'Always';
    }),
    forbidden('a pod that runs as root', /runAsNonRoot/, (spec) => {
      spec.securityContext.runAsNonRoot = false;
    }),
    forbidden('a pod that may gain privileges', /allowPrivilegeEscalation/, (spec) => {
      spec.containers[0].securityContext.allowPrivilegeEscalation = true;
    }),
    forbidden('a pod that keeps capabilities', /unrestricted capabilities/, (spec) => {
      delete spec.containers[0].securityContext.capabilities;
    }),
    forbidden('a pod on the network of its node', /host namespaces|hostNetwork/, (spec) => {
      spec.hostNetwork = true;
    }),
  ];
}
