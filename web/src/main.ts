import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { settings } from './kit/settings.svelte'
import { useLanguage } from './kit/text.svelte'

await useLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
