/** Objects of an overlay, each broken in one way that the API server must refuse. */
export function mutations(objects) {
  const of = (kind, name) => {
    const found = objects.find((object) => object.kind === kind && (!name || object.metadata.name === name));
    if (!found) throw new Error(`no ${kind} ${name ?? ''} in the overlay`);
    return structuredClone(found);
  };
  const broken = (what, kind, name, change) => {
    const object = of(kind, name);
    change(object);
    return { what, object };
  };
  const podOf = (change) => {
    const { spec, metadata } = of('Deployment', 'wallet').spec.template;
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { ...metadata, name: 'broken', namespace: 'lotus' },
      spec: { ...spec, serviceAccountName: 'default' },
    };
    change(pod.spec);
    return pod;
  };
  return [
    broken('a field that does not exist', 'Deployment', 'wallet', ({ spec }) => {
      spec.template.spec.containers[0].readynessProbe = {};
    }),
    broken('a selector that does not find its own pods', 'Deployment', 'wallet', ({ spec, metadata }) => {
      metadata.name = 'wallet-other';
      spec.selector.matchLabels = { 'app.kubernetes.io/name': 'other' };
    }),
    broken('a negative number of replicas', 'Deployment', 'wallet', ({ spec }) => {
      spec.replicas = -1;
    }),
    broken('an amount of memory that is no quantity', 'Deployment', 'wallet', ({ spec }) => {
      spec.template.spec.containers[0].resources.limits.memory = '1 GB';
    }),
    broken('a probe of a port with two names', 'Deployment', 'gateway', ({ spec }) => {
      spec.template.spec.containers[0].ports[1].name = 'http';
    }),
    broken('a volume that is mounted and not there', 'Deployment', 'wallet', ({ spec }) => {
      spec.template.spec.volumes = [];
    }),
    broken('a budget of two kinds', 'PodDisruptionBudget', 'wallet', ({ spec }) => {
      spec.minAvailable = 1;
    }),
    broken('a network that is none', 'NetworkPolicy', 'uses-internet', ({ spec }) => {
      spec.egress[0].to[0].ipBlock.cidr = '0.0.0.0/40';
    }),
    broken('a path of an unknown type', 'Ingress', 'lotus', ({ spec }) => {
      spec.rules[0].http.paths[0].pathType = 'Somewhere';
    }),
    broken('a scaler of nothing', 'ScaledObject', 'gateway', ({ spec }) => {
      delete spec.scaleTargetRef;
    }),
    broken('a database with a field that does not exist', 'Cluster', 'wallet-database', ({ spec }) => {
      spec.postgresql.synchronus = spec.postgresql.synchronous;
    }),
    broken('a synchronous standby of an unknown method', 'Cluster', 'wallet-database', ({ spec }) => {
      spec.postgresql.synchronous.method = 'some';
    }),
    broken('an alert without an expression', 'PrometheusRule', 'lotus', ({ spec }) => {
      delete spec.groups[1].rules[0].expr;
    }),
    broken('a Job that restarts for ever', 'Job', 'secrets', ({ spec, metadata }) => {
      metadata.name = 'secrets-other';
      spec.template.spec.restartPolicy = 'Always';
    }),
    { what: 'a pod that runs as root', object: podOf((spec) => (spec.securityContext.runAsNonRoot = false)) },
    {
      what: 'a pod that may gain privileges',
      object: podOf((spec) => (spec.containers[0].securityContext.allowPrivilegeEscalation = true)),
    },
    {
      what: 'a pod that keeps capabilities',
      object: podOf((spec) => delete spec.containers[0].securityContext.capabilities),
    },
    { what: 'a pod on the network of its node', object: podOf((spec) => (spec.hostNetwork = true)) },
  ];
}
