export { gallerySaga } from './gallery.saga.ts';
export { galleryActions, galleryReducer, selectGallery } from './gallery.slice.ts';
