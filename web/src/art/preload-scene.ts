import { sceneFiles } from 'virtual:scene-files';
import type { SceneName } from './kit/scene';

/** Begins to load the picture before the page that shows it is there. */
export function preloadScene(name: SceneName): void {
  const href = sceneFiles[name];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href });
  link.fetchPriority = 'high';
  document.head.append(link);
}
