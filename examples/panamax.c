/* A whole game of Panamax in C: somebody who plays any legal move against two hard bots.
 *
 *   penstock build panamax --target native --out built
 *   cc -O2 -Ibuilt examples/panamax.c built/panamax.so -Wl,-rpath,'$ORIGIN' -o built/panamax
 *   built/panamax 7         (a seed)
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "penstock_panamax.h"

#define P(name) penstock_panamax_##name
#define N(name) PENSTOCK_PANAMAX_##name
#define TREES N(HARD_TREES)
#define EDGES (N(HARD_TURN_ITERATIONS) / TREES * N(BOT_EDGES_AN_ITERATION))
#define NODES (EDGES / N(BOT_EDGES_A_NODE))
#define SEATS 3

static P(State) game, known[2];
static int32_t ids[N(MOVES)];
static uint8_t mask[N(MOVES)];

static P(Player) players[5];
static P(Tree) trees[TREES];
static P(Node) *nodes;
static P(Edge) *edges;
static P(Scratch) scratch[TREES];
static P(Line) line;

/* Seed words of "seed/stream", as Penstock makes them everywhere. */
static void seed(int64_t *words, const char *text) {
    int64_t room[N(SEED_ROOM)];
    P(seed)((uint8_t *)text, (int32_t)strlen(text), room, words);
}

static int32_t bot(int32_t what, int32_t seat, int32_t amount, int32_t index) {
    return P(bot)(what, seat, amount, index, players, trees, TREES, nodes, NODES, edges, EDGES, scratch,
                  known, &line, NULL); /* Panamax has no learned net */
}

static void seat_players(void) {
    for (int seat = 0; seat < 5; seat++) {
        P(Player) *player = &players[seat];
        player->kind = N(PLAYER_SEARCH);
        player->length = N(SEARCH_LENGTH);
        player->samples = N(SEARCH_SAMPLES);
        player->chaos = N(SEARCH_CHAOS);
        player->win_share = N(SEARCH_WIN_SHARE);
        player->explore = N(SEARCH_EXPLORE);
        player->sharpness = N(SEARCH_SHARPNESS);
        player->looks = N(SEARCH_LOOKS);
        player->skips_forced = 1;
    }
}

/* Every decision of a turn gets its share of what is left of the turn's iterations. */
static int32_t search(int32_t seat, int32_t left, int decision) {
    int32_t iterations = left * N(BOT_SHARE) / N(BOT_WHOLE) / TREES;
    char text[40];
    for (int t = 0; t < TREES; t++) {
        snprintf(text, sizeof text, "%d/%d", 100 + seat, decision * TREES + t);
        seed(trees[t].luck, text);
    }
    bot(N(BOT_BEGIN), seat, 0, 0);
    known[0] = game;
    P(know)(known, 0, seat); /* a bot is given what its seat may know */
    known[0].records_events = 0;
    for (int t = 0; t < TREES; t++) bot(N(BOT_THINK), seat, iterations > 0 ? iterations : 1, t);
    return bot(N(BOT_DECIDE), seat, TREES, 0);
}

int main(int argc, char **argv) {
    char text[40];
    nodes = calloc((size_t)TREES * NODES, sizeof *nodes);
    edges = calloc((size_t)TREES * EDGES, sizeof *edges);
    if (!nodes || !edges) return 1;
    seat_players();
    memcpy(&game, P(empty_3), sizeof game);
    snprintf(text, sizeof text, "%s/0", argc > 1 ? argv[1] : "7");
    seed(game.rng, text);
    game.records_events = 1;
    P(reset)(&game, 0, 1);
    srand(1);

    int decisions = 0, last = -1;
    int32_t left = 0;
    while (game.to_act) {
        int32_t seat = 0, n = 0, move = -1;
        while (!(game.to_act >> seat & 1)) seat++;
        if (seat != last) left = N(HARD_TURN_ITERATIONS);
        last = seat;
        P(masks)(&game, 0, 1, seat, ids, mask);
        for (int32_t id = 0; id < N(MOVES); id++)
            if (mask[id] && rand() % ++n == 0) move = id; /* any of them */
        if (seat > 0 && n > 1) {
            move = search(seat, left, decisions);
            left -= left * N(BOT_SHARE) / N(BOT_WHOLE);
        }
        int32_t refusal = P(step)(&game, 0, seat, move, ids, mask);
        if (refusal) {
            fprintf(stderr, "refused: %d\n", refusal);
            return 1;
        }
        printf("%d %s\n", seat, penstock_panamax_notations[move]);
        decisions++;
    }
    printf("%d decisions; money", decisions);
    for (int seat = 0; seat < SEATS; seat++) printf(" %d (place %d)", game.score[seat], game.place[seat]);
    printf("\n");
    return 0;
}
