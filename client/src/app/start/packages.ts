// The packages of the first page, in one place: what they are in the order of evaluation, before the pause that follows. This one
// compresses best.
import 'react-dom/client';
import 'react-router-dom';
import 'i18next';
import '@reduxjs/toolkit';
import 'react-redux';
