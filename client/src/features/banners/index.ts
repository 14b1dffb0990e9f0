export { type BannerModel, bannersOf, publishedAddress } from './banner.model.ts';
