const kinds = {
  Kafka: 'kafkas',
  KafkaNodePool: 'kafkanodepools',
  KafkaTopic: 'kafkatopics',
  KafkaUser: 'kafkausers',
};

/**
 * Strimzi's resources by name only: its CRDs come with no package registry, so their fields are not checked here.
 * Topics and users are written by a program from libs/events.
 */
export const strimziCrds = {
  apiVersion: 'v1',
  kind: 'List',
  items: Object.entries(kinds).map(([kind, plural]) => ({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.kafka.strimzi.io` },
    spec: {
      group: 'kafka.strimzi.io',
      scope: 'Namespaced',
      names: { kind, plural, singular: kind.toLowerCase(), listKind: `${kind}List` },
      versions: [
        {
          name: 'v1beta2',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
        },
      ],
    },
  })),
};
