import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { preferences } from './kit/app/preferences.svelte'
import { useLanguage } from './kit/text/text.svelte'

await useLanguage(preferences.language)
mount(App, { target: document.getElementById('app')! })
