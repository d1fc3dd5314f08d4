declare module 'virtual:scene-files' {
  import type { SceneName } from './kit/scene';

  /** Empty where nothing is built, as in a test. */
  export const sceneFiles: Partial<Record<SceneName, string>>;
}
