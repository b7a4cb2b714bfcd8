import { Plugin } from 'obsidian';

export default class SwornJournalPlugin extends Plugin {}
