"""Panamax by Gil d'Orey, Nuno Bizarro Sentieiro and Paulo Soledade, MEBO Games 2014."""
