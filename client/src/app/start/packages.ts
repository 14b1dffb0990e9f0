// The packages of the first page, in one place: what they are in the order of evaluation, before the pause that follows.
import '@reduxjs/toolkit';
import 'i18next';
import 'react-dom/client';
import 'react-redux';
import 'react-router-dom';
