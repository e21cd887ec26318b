#!/usr/bin/perl
# A bot in another language: plays the first legal move of the family it likes best.
# Its command line lists families, the dearest first:  prefer.pl buy silver end
# It needs nothing but perl, so it reads the few things it wants by pattern; see docs/bot-protocol.md.
use strict;
use warnings;
$| = 1;    # answers leave at once

while (my $line = <STDIN>) {
    if ($line =~ /^\{"type":"hello"/) {
        print qq({"type": "ready", "protocol": 1}\n);
    }
    elsif ($line =~ /^\{"type":"decide"/) {
        my ($list) = $line =~ /"moves":(\[.*)/;
        my (%first, $any);
        while ($list =~ /"notation":"([^"]*)","family":"([^"]*)"/g) {
            $any //= $1;
            $first{$2} //= $1;
        }
        my ($liked) = grep { defined } map { $first{$_} } @ARGV;
        printf qq({"move": "%s"}\n), $liked // $any;
    }
    elsif ($line =~ /^\{"type":"end"/) {
        last;
    }
}
