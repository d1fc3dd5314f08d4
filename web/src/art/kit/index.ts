export { gameArt, type GamePicture } from './game-art';
export { glyphPicture, scene } from './scene';
