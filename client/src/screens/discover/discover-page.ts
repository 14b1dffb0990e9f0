// One file of the build: discover is drawn with its shelves.
export { default as DiscoverScreen } from './DiscoverScreen.tsx';
export { default as Explore } from './Explore.tsx';
